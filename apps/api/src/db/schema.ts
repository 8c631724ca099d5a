import type { ClientConfigs } from '@korb/contracts/client-configs';
import type { ContentPage } from '@korb/contracts/content';
import type { Generated, Insertable, JSONColumnType, Kysely } from 'kysely';

/** The connection of one open transaction; every SQL function takes it as its first argument. */
export type Tx = Kysely<Schema>;

export type Schema = {
	tenant: TenantTable;
	tenant_host: { host: string; tenant_id: string };
	content_document: ContentDocumentTable;
};

type TenantTable = {
	tenant_id: string;
	/** Written by operators too, so nothing is known about it until it has been parsed. */
	config: JSONColumnType<object>;
	version: Generated<number>;
};

export type StoredDocument = ContentPage | NonNullable<ClientConfigs[keyof ClientConfigs]>;

type ContentDocumentTable = {
	tenant_id: string;
	kind: 'page' | 'route-page' | 'config';
	key: string;
	version: number;
	document: JSONColumnType<StoredDocument | null>;
	published_at: Generated<Date>;
};

export type NewContentDocument = Insertable<ContentDocumentTable>;
