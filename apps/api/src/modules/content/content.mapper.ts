import { ClientConfigs } from '@korb/contracts/content/client-configs';
import { ContentPage } from '@korb/contracts/content/content';
import type { RouteName } from '@korb/domain/routing/route-table';
import type { DocumentRow } from './content.sql.ts';

/** Called for a stored document that the current contract no longer allows; it is omitted. */
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

/** The default for a page of the shop that no editor has extended yet. */
export function toDefaultPage(name: RouteName, messages: Record<string, string>): ContentPage {
	return ContentPage.parse({ meta: { title: messages[`route.${name}`] ?? name } });
}
