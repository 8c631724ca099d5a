import type { Logger } from '../../log.ts';
import { builtInProgramme } from './built-in-programme.ts';
import type { LoyaltyProgramme } from './programme.ts';
import { createRemoteProgramme } from './remote/remote-programme.ts';

/** The shop's own programme, unless another one is configured. */
export function chooseProgramme(
	env: { LOYALTY_URL?: string | undefined; LOYALTY_SECRET?: string | undefined },
	log: Logger,
): LoyaltyProgramme {
	const { LOYALTY_URL: url, LOYALTY_SECRET: secret } = env;
	return url && secret ? createRemoteProgramme({ url, secret }, log) : builtInProgramme;
}
