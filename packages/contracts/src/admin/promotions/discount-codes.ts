import { type CodeAudience, codeAudiences, codeStates } from '@korb/domain/pricing/code-states';
import { z } from 'zod';
import { Version } from '../access.ts';

const cents = z.int().describe('Cents of the shop’s currency');
const MAX_CENTS = 10_000_00;

export const CodeState = z.enum(codeStates);

const CodeKind = z.enum(['percent', 'amount', 'freeService']);
export type CodeKind = z.infer<typeof CodeKind>;
const Fulfilment = z.enum(['DELIVERY', 'CLICK_AND_COLLECT']);

const isWorthSomething = ({ kind, value }: { kind: CodeKind; value: number }) => {
	if (kind === 'freeService') return value === 0;
	return value > 0 && (kind === 'amount' || value <= 100);
};
const worthSomething = {
	error: 'a percentage is 1 to 100, an amount at least 1, free service 0',
	path: ['value'],
};

const codeRules = {
	kind: CodeKind,
	value: z.int().min(0).max(MAX_CENTS).describe('A percentage, an amount in cents, or 0'),
	minOrderCents: cents.min(1).max(MAX_CENTS).nullable().describe('Value of products from which on'),
	fulfilment: Fulfilment.nullable().describe('Null: for delivery and collection'),
};
const codeInput = {
	...codeRules,
	startsAt: z.iso.datetime().nullable().describe('Null: as soon as it is switched on'),
	endsAt: z.iso.datetime().nullable().describe('Null: no end'),
	maxUses: z.int().min(1).max(1_000_000).nullable().describe('Null: as often as anybody likes'),
	isOncePerCustomer: z.boolean(),
	audience: z
		.enum(codeAudiences)
		.default('everybody')
		.describe('Codes for the first order work once per customer, all of them together'),
	customerIds: z.array(z.uuid()).max(200).default([]).describe('Of a code for customers by name'),
	isActive: z.boolean().describe('False: a draft, which nobody can redeem'),
};
const endsAfterStart = ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) =>
	startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt);
type Addressed = { audience: CodeAudience; customerIds: string[] };
const isAddressed = ({ audience, customerIds }: Addressed) =>
	(audience === 'customers') === customerIds.length > 0;
const addressed = { error: 'a code for customers names them', path: ['customerIds'] };
const afterStart = { error: 'ends before it starts', path: ['endsAt'] };

export const NewCode = z
	.strictObject({
		code: z
			.string()
			.trim()
			.toUpperCase()
			.regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/)
			.describe('Case-insensitive'),
		...codeInput,
	})
	.refine(isWorthSomething, worthSomething)
	.refine(endsAfterStart, afterStart)
	.refine(isAddressed, addressed);
export type NewCode = z.infer<typeof NewCode>;

export const CodeChange = z
	.strictObject({ version: Version, ...codeInput })
	.refine(isWorthSomething, worthSomething)
	.refine(endsAfterStart, afterStart)
	.refine(isAddressed, addressed);
export type CodeChange = z.infer<typeof CodeChange>;
export type CodeInput = Omit<CodeChange, 'version'>;

export const DeskCode = z.object({
	code: z.string(),
	...codeInput,
	version: Version,
	state: CodeState,
	uses: z.int().describe('By carts in payment and by orders'),
	orders: z.int().describe('Without cancelled ones'),
	costCents: cents.describe('What it took off these orders, as ordered'),
	createdAt: z.iso.datetime(),
});
export type DeskCode = z.infer<typeof DeskCode>;

export const DeskCodeList = z.object({
	currency: z.string(),
	codes: z.array(DeskCode),
	next: z.string().nullable().describe('`after` of the next page; null on the last one'),
});
export type DeskCodeList = z.infer<typeof DeskCodeList>;

export const CodeFigures = z.object({
	currency: z.string(),
	counts: z.record(CodeState, z.int()),
	costCents: cents.describe('Taken off the orders of the last seven days by codes of the shop'),
	salesCents: cents.describe('Of the orders of the last seven days'),
	orders: z.int().describe('Of the last seven days'),
	ordersWithCode: z.int(),
});
export type CodeFigures = z.infer<typeof CodeFigures>;

/** From a query, where numbers are text. */
export const CodeSimulationInput = z
	.object({
		kind: CodeKind,
		value: z.coerce.number().int().min(0).max(MAX_CENTS),
		minOrderCents: z.coerce.number().int().min(1).max(MAX_CENTS).optional(),
		fulfilment: Fulfilment.optional(),
	})
	.refine(isWorthSomething, worthSomething);
export type CodeSimulationInput = z.infer<typeof CodeSimulationInput>;

export const CodeSimulation = z.object({
	currency: z.string(),
	orders: z.int().describe('Of the last seven days, without cancelled ones'),
	eligible: z.int().describe('That could have used the code'),
	costCents: cents,
	carts: z
		.array(z.object({ fromCents: cents, orders: z.int() }))
		.describe('Orders of that fulfilment by value of their products; the last one has no end'),
});
export type CodeSimulation = z.infer<typeof CodeSimulation>;
