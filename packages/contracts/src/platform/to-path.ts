import { buildPath, type EndpointPath } from './endpoint-path.ts';
import type { CallArgs, PathInputOf } from './endpoint-types.ts';

/** Path and query of a call. */
export const toPath: <E extends EndpointPath>(
	endpoint: E,
	...args: CallArgs<PathInputOf<E>>
) => string = buildPath;
