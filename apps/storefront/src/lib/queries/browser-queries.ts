import type { QueryClient } from '@tanstack/react-query';

/** Without a client until something on the page asks by itself: whoever does brings the library along. */
export const browserQueries: { client?: QueryClient } = {};
