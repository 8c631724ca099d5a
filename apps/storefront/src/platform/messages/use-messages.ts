import { useSite } from '../site.tsx';
import type { Translate } from './messages.ts';

export function useMessages(): Translate {
	return useSite().t;
}
