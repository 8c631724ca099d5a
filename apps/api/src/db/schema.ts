import type { ContentPush } from '@korb/contracts/content/content-push';
import type { Generated, Insertable, JSONColumnType, Kysely } from 'kysely';

/** The connection of an open transaction; every SQL function takes it as its first argument. */
export type Tx = Kysely<Schema>;

export type Schema = {
	tenant: TenantTable;
	tenant_host: { host: string; tenant_id: string };
	content_document: ContentDocumentTable;
	content_picture: ContentPictureTable;
};

type TenantTable = {
	tenant_id: string;
	/** Operators write it too, so it is untyped until parsed. */
	config: JSONColumnType<object>;
	version: Generated<number>;
};

/** Pictures are stored separately, as bytes. */
export type DocumentPush = Exclude<ContentPush, { kind: 'picture' }>;
export type StoredDocument = NonNullable<DocumentPush['document']>;

type ContentDocumentTable = {
	tenant_id: string;
	kind: DocumentPush['kind'];
	key: string;
	version: number;
	document: JSONColumnType<StoredDocument | null>;
	published_at: Generated<Date>;
};

type ContentPictureTable = {
	tenant_id: string;
	key: string;
	version: number;
	bytes: Buffer | null;
};

export type NewContentDocument = Insertable<ContentDocumentTable>;
