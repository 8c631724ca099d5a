import type { QueryClient } from '@tanstack/react-query';

/** Unset until a component on the page queries data: the first such component loads the library. */
export const browserQueries: { client?: QueryClient } = {};
