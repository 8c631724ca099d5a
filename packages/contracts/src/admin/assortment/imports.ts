import { importFields } from '@korb/domain/catalogue/import-fields';
import { z } from 'zod';
import { Version } from '../access.ts';
import { Region } from './assortment.ts';

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;
export const MAX_IMPORT_LINES = 200_000;
/** Beyond this many columns it is no list of prices. */
export const MAX_COLUMNS = 100;

export const ImportStatus = z.enum([
	'receiving',
	'uploaded',
	'checking',
	'checked',
	'planned',
	'applying',
	'applied',
	'rollingBack',
	'rolledBack',
	'discarded',
]);
export type ImportStatus = z.infer<typeof ImportStatus>;

export const ImportFormat = z.enum(['csv', 'json', 'ndjson', 'xlsx']);
export type ImportFormat = z.infer<typeof ImportFormat>;

const column = z.int().min(0).max(MAX_COLUMNS);
export const ColumnMapping = z.partialRecord(z.enum(importFields), column);

const counted = z.int().min(0);

export const ImportRun = z.object({
	importId: z.int(),
	version: Version,
	source: z.enum(['upload', 'feed']),
	name: z.string(),
	format: ImportFormat,
	status: ImportStatus,
	columns: z.array(z.string()).describe('Header of a CSV file or workbook'),
	mapping: ColumnMapping,
	region: z.string().describe('Of lines that name none'),
	maxStepPercent: z.int(),
	counts: z.object({
		lines: counted,
		new: counted,
		changed: counted,
		unchanged: counted,
		refused: counted,
		held: counted.describe('With a price step above the limit, and not applied'),
		applied: counted,
		rolledBack: counted,
		kept: counted.describe('Fields that a roll back left, because they had changed since'),
	}),
	createdAt: z.iso.datetime(),
	by: z.string().nullable().describe('Null: an ERP sent it'),
	applyAt: z.iso.datetime().nullable().describe('When a planned import is applied'),
	appliedAt: z.iso.datetime().nullable(),
	appliedBy: z.string().nullable(),
	rolledBackAt: z.iso.datetime().nullable(),
	rolledBackBy: z.string().nullable(),
});
export type ImportRun = z.infer<typeof ImportRun>;

export const ImportRunDetails = ImportRun.extend({
	currency: z.string(),
	regions: z.array(z.string()),
	sample: z.array(z.array(z.string())).describe('First lines of a CSV file or workbook'),
});
export type ImportRunDetails = z.infer<typeof ImportRunDetails>;

export const ImportRunList = z.object({
	imports: z.array(ImportRun),
	next: z.string().nullable().describe('`before` of the next page; null on the last one'),
});
export type ImportRunList = z.infer<typeof ImportRunList>;

export const ImportLineKind = z.enum(['new', 'changed', 'unchanged', 'refused', 'held']);
export type ImportLineKind = z.infer<typeof ImportLineKind>;

export const offerImportFields = [
	'priceCents',
	'loyaltyPriceCents',
	'multiBuy',
	'promotion',
	'availability',
	'backOn',
	'stock',
] as const;

/** Pictures come with the command, and the slug is the address of a product. */
export const productImportFields = [
	'name',
	'brand',
	'categories',
	'description',
	'contentText',
	'netContent',
	'soldBy',
	'maxQuantity',
	'minimumAge',
	'depositCents',
	'vatClass',
	'bundle',
	'weightGrams',
	'labels',
	'origin',
	'originText',
	'tint',
	'popularity',
	'keywords',
	'listedOn',
	'eans',
	'shelfPlace',
	'ingredients',
	'allergens',
	'traces',
	'nutrition',
	'storage',
	'preparation',
	'producer',
	'alcoholPercent',
] as const;

export const importRefusals = [
	'format',
	'type',
	'invalid',
	'nothing',
	'unknownProduct',
	'unknownBrand',
	'unknownCategory',
	'slug',
	'unknownRegion',
	'otherUnit',
	'allUnits',
	'priceMissing',
	'promotionDates',
	'multiBuy',
	'ownedByFeed',
	'duplicate',
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

const FieldChange = z.object({
	field: z.enum([...offerImportFields, ...productImportFields]),
	before: z.unknown().describe('Null: there was none'),
	after: z.unknown(),
	isKept: z.boolean().describe('A roll back left it, because it had changed since'),
});
export type FieldChange = z.infer<typeof FieldChange>;

export const ImportLine = z.object({
	line: z.int(),
	kind: ImportLineKind,
	sku: z.string().nullable(),
	region: z.string().nullable().describe('Null: it is about the product alone'),
	name: z.string().nullable().describe('Of the product'),
	brand: z.string().nullable(),
	pictureBase: z.string().nullable(),
	changes: z.array(FieldChange),
	stepPercent: z.int().nullable().describe('By how much the regular price changes'),
	refusal: z
		.object({
			reason: z.enum(importRefusals),
			field: z.string().nullable(),
			value: z.string().nullable(),
		})
		.nullable(),
	isApplied: z.boolean(),
});
export type ImportLine = z.infer<typeof ImportLine>;

export const ImportLineList = z.object({
	lines: z.array(ImportLine),
	next: z.int().nullable().describe('`after` of the next page; null on the last one'),
});
export type ImportLineList = z.infer<typeof ImportLineList>;

export const MappingChange = z.strictObject({
	version: Version,
	mapping: ColumnMapping,
	region: Region,
	maxStepPercent: z.int().min(1).max(1000).default(50),
});
export type MappingChange = z.infer<typeof MappingChange>;

export const ImportApproval = z.strictObject({
	version: Version,
	includesHeld: z.boolean().default(false).describe('Also the lines with large price steps'),
	applyAt: z.iso
		.datetime({ offset: true })
		.optional()
		.describe('Within a week; the worker applies it then. Default: now'),
});
export type ImportApproval = z.infer<typeof ImportApproval>;
