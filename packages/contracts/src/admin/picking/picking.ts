import { MOST_CRATES, temperatureZones } from '@korb/domain/picking/crates';
import { crates, shortageReasons } from '@korb/domain/picking/picking-rules';
import { z } from 'zod';
import { Allergen } from '../../catalogue/catalogue-feed.ts';
import { orderParams } from '../../order/order-endpoints.ts';
import { SubstitutionPreference } from '../../order/orders.ts';

const cents = z.int().describe('Cents of the shop’s currency');
const orderNumber = orderParams.shape.orderNumber;
const lineItemId = z.string().min(1).max(64);
const sku = z.string().min(1).max(64);

export const WaveHead = z.object({
	name: z.string().describe('`W-16-2`: the second wave of the window that starts at 16'),
	unit: z.string(),
	window: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
	isLate: z.boolean().describe('The window has begun'),
});

/** A wave that can be taken: one that somebody left, or orders that none has yet. */
export const OpenWave = WaveHead.extend({
	orderNumbers: z.array(z.string()).describe('In the order of the crates'),
	lineCount: z.int(),
	zones: z.array(z.string()).describe('Names of the top categories, as they are walked through'),
	isStarted: z.boolean(),
});
export type OpenWave = z.infer<typeof OpenWave>;

export const LineResult = z.object({
	quantity: z.int(),
	grams: z.int().nullable(),
	reason: z.enum(shortageReasons).nullable(),
	substitute: z.object({ sku, name: z.string() }).nullable(),
});
export type LineResult = z.infer<typeof LineResult>;

export const PickingLine = z.object({
	orderNumber: z.string(),
	lineItemId,
	sku,
	name: z.string(),
	brand: z.string().nullable(),
	contentText: z.string(),
	picture: z.string().describe('Base of the addresses of its picture'),
	zone: z.string(),
	shelfPlace: z.string().nullable(),
	eans: z.array(z.string()),
	quantity: z.int().describe('Pieces; for weighed products, whatever is put on the scale counts'),
	wantedGrams: z.int().nullable().describe('Of weighed products only'),
	pricePerKilo: cents.nullable().describe('Of weighed products only'),
	totalPrice: cents,
	maximumPrice: cents.describe('The most that the shopper pays'),
	substitution: SubstitutionPreference,
	result: LineResult.nullable().describe('Null until somebody has dealt with it'),
});
export type PickingLine = z.infer<typeof PickingLine>;

export const TemperatureZone = z.enum(temperatureZones);

export const OrderCrate = z.object({
	number: z.int().describe('Counts within the order; the label reads `10004217-2`'),
	temperatureZone: TemperatureZone,
});
export type OrderCrate = z.infer<typeof OrderCrate>;

/** A wave of the person who walks it. It names no shopper. */
export const PickingWave = WaveHead.extend({
	waveId: z.uuid(),
	orders: z.array(
		z.object({
			orderNumber: z.string(),
			crate: z.enum(crates).describe('Its place on the trolley'),
			note: z.string(),
			crates: z.array(OrderCrate).describe('Those with a label'),
		}),
	),
	lines: z.array(PickingLine).describe('In walking order'),
});
export type PickingWave = z.infer<typeof PickingWave>;

export const Picking = z.object({
	currency: z.string(),
	wave: PickingWave.nullable().describe('The one that the person has taken'),
	waves: z.array(OpenWave).describe('Best first'),
	today: z
		.object({ lines: z.int(), missing: z.int(), substituted: z.int() })
		.describe('What the person has packed since midnight'),
});
export type Picking = z.infer<typeof Picking>;

export const WaveRequest = z.strictObject({
	orderNumbers: z
		.array(orderNumber)
		.min(1)
		.max(crates.length)
		.refine((numbers) => new Set(numbers).size === numbers.length, {
			error: 'names an order twice',
		}),
});

export const PickingResult = z.strictObject({
	resultId: z.uuid().describe('Chosen by the device; sent again, it counts once'),
	orderNumber,
	lineItemId,
	quantity: z.int().min(0).max(9999).describe('Pieces in the crate; 0: none'),
	code: z
		.string()
		.max(64)
		.nullable()
		.describe('Barcode or SKU as scanned or typed; null only for products without a barcode'),
	grams: z.int().min(1).max(1_000_000).optional().describe('Of weighed products'),
	reason: z.enum(shortageReasons).optional().describe('Required for less than was ordered'),
	substitute: z
		.strictObject({
			sku,
			hasAgreed: z.boolean().describe('The shopper was called, and agrees'),
		})
		.optional(),
});
export type PickingResult = z.infer<typeof PickingResult>;

export const crateNumber = z.int().min(1).max(MOST_CRATES);

/** Order and number identify it, so that what is sent again counts once. */
export const LabelledCrate = z.strictObject({
	orderNumber,
	number: crateNumber,
	temperatureZone: TemperatureZone,
	code: z.string().max(64).describe('Of the label, as scanned or typed'),
});
export type LabelledCrate = z.infer<typeof LabelledCrate>;

export const Substitute = z.object({
	sku,
	name: z.string(),
	brand: z.string().nullable(),
	contentText: z.string(),
	picture: z.string(),
	shelfPlace: z.string().nullable(),
	eans: z.array(z.string()),
	stock: z.int().nullable().describe('Null: not counted'),
	quantity: z.int().describe('Pieces that replace the line item'),
	totalPrice: cents.describe('Of these pieces'),
	addedAllergens: z.array(Allergen).describe('Which the ordered product does not have'),
	isBlocked: z.boolean().describe('Adds an allergen, or does not declare any'),
});
export type Substitute = z.infer<typeof Substitute>;
