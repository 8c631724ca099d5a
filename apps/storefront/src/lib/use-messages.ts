import type { Translate } from './messages.ts';
import { useSite } from './site.tsx';

export function useMessages(): Translate {
	return useSite().t;
}
