import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../store.ts';

/** Undefined until something on the page asks by itself: whoever does brings the library along. */
export const queryClient = createStore<QueryClient | undefined>(undefined);
