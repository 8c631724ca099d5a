import { ClientConfigs } from '@korb/contracts/client-configs';
import { ContentPage } from '@korb/contracts/content';
import type { RouteName } from '@korb/domain/route-table';
import type { DocumentRow } from './content.sql.ts';

/** A stored document that an older contract allowed and this one does not is reported and left out. */
type OnInvalid = (key: string) => void;

export function toClientConfigs(rows: DocumentRow[], onInvalid: OnInvalid): ClientConfigs {
	const parts = rows.map(({ key, document }) => {
		const parsed = ClientConfigs.safeParse({ [key]: document });
		if (!parsed.success) onInvalid(key);
		return parsed.data ?? {};
	});
	return Object.assign({}, ...parts);
}

export function toContentPage(row: DocumentRow, onInvalid: OnInvalid): ContentPage | null {
	const parsed = ContentPage.safeParse(row.document);
	if (!parsed.success) onInvalid(row.key);
	return parsed.data ?? null;
}

/** What a page of the shop itself looks like before an editor has written anything around it. */
export function toDefaultPage(name: RouteName, messages: Record<string, string>): ContentPage {
	return ContentPage.parse({ meta: { title: messages[`route.${name}`] ?? name } });
}
