import { ClientConfigs } from '@korb/contracts/client-configs';
import { ContentPage } from '@korb/contracts/content';
import type { RouteName } from '@korb/domain/route-table';
import type { DocumentRow } from './content.sql.ts';

export function toClientConfigs(rows: DocumentRow[]): ClientConfigs {
	return ClientConfigs.parse(Object.fromEntries(rows.map((row) => [row.key, row.document])));
}

export function toContentPage(row: DocumentRow): ContentPage {
	return ContentPage.parse(row.document);
}

/** What a page of the shop itself looks like before an editor has written anything around it. */
export function toDefaultPage(name: RouteName, messages: Record<string, string>): ContentPage {
	return ContentPage.parse({ meta: { title: messages[`route.${name}`] ?? name } });
}
