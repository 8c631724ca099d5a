import type { Suggestion } from '@korb/contracts/shopping-list/suggestion-endpoints';
import {
	deleteDeclined,
	getSuggestions,
	putDeclined,
} from '@korb/contracts/shopping-list/suggestion-paths';
import { api } from '../../platform/api/api.ts';
import { notifications } from '../../platform/browser/notifications.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { refetchPersonal, setPersonalData, usePersonalQuery } from '../session/personal-queries.ts';

type Known = { results: Suggestion[] };

const KEY = ['suggestions'];

/** What the customer buys regularly, due products first; undefined until it is known. */
export function useSuggestions(): Suggestion[] | undefined {
	const { data } = usePersonalQuery<Known>(KEY, (signal) => api.call(getSuggestions, { signal }));
	return data?.results;
}

/** Gone at once; comes back if the shop refuses, or the customer changes their mind. */
export async function declineSuggestion(
	{ t }: Pick<SiteContext, 't'>,
	{ sku, name }: Suggestion,
): Promise<void> {
	setPersonalData<Known>(KEY, ({ results }) => ({
		results: results.filter((each) => each.sku !== sku),
	}));
	try {
		await api.call(putDeclined, { params: { sku } });
	} catch {
		notifications.show({ key: 'suggestions', type: 'error', message: t('favorites.failed') });
		return refetchPersonal(KEY);
	}
	notifications.show({
		key: 'suggestions',
		message: t('suggestions.declined', { name }),
		action: { text: t('favorites.undo'), onPress: () => void suggestAgain(sku) },
	});
}

async function suggestAgain(sku: string): Promise<void> {
	await api.call(deleteDeclined, { params: { sku } }).catch(() => {});
	await refetchPersonal(KEY);
}
