import { z } from 'zod';
import { Allergen, Nutrition, ProductLabel } from '../../catalogue/catalogue-feed.ts';
import { Version } from '../access.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);
const text = (atMost: number) => z.string().trim().min(1).max(atMost);

const EditableProduct = z.strictObject({
	name: text(160),
	brand: slug.nullable(),
	category: slug.describe('Its main category; the others stay'),
	description: z.string().trim().max(4000),
	contentText: text(40).describe('As printed'),
	netContent: z.number().positive().max(100_000).describe('In the base unit of its category'),
	depositCents: z.int().min(0).max(1_000_00),
	maxQuantity: z.int().min(1).max(999),
	minimumAge: z.union([z.literal(16), z.literal(18)]).nullable(),
	keywords: z.array(text(40)).max(30),
	labels: z.array(ProductLabel).max(ProductLabel.options.length),
	origin: z
		.string()
		.regex(/^[A-Z]{2}$/)
		.nullable(),
	originText: text(120).nullable(),
	ingredients: text(4000).nullable().describe('Allergens are marked by double asterisks'),
	allergens: z.array(Allergen).max(Allergen.options.length),
	storage: text(500).nullable(),
	preparation: text(1000).nullable(),
	producer: text(300).nullable(),
	nutrition: Nutrition.nullable(),
});
export type EditableProduct = z.infer<typeof EditableProduct>;
export type EditableField = keyof EditableProduct;

/** What is left out stays. Food information makes a product food. */
export const ProductEdit = EditableProduct.partial()
	.extend({ version: Version })
	.refine((edit) => Object.keys(edit).length > 1, { error: 'changes nothing' });
export type ProductEdit = z.infer<typeof ProductEdit>;
