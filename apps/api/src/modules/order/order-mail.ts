import type { OrderEvent } from '@korb/contracts/orders';
import type { MessageKey } from '@korb/messages';
import type { Tenant } from '../../context.ts';
import { type Mail, mailFrom, textOf } from '../../mail/mail.ts';
import type { AttemptRow } from './attempts.sql.ts';
import type { OrderRow } from './order.sql.ts';

const letters: Record<OrderEvent['type'], { subject: MessageKey; text: MessageKey }> = {
	'order.placed': { subject: 'mail.order.placed.subject', text: 'mail.order.placed.text' },
	'order.moved': { subject: 'mail.order.moved.subject', text: 'mail.order.moved.text' },
	'order.cancelled': { subject: 'mail.order.cancelled.subject', text: 'mail.order.cancelled.text' },
	'order.picked': { subject: 'mail.order.picked.subject', text: 'mail.order.picked.text' },
	'order.withdrawn': { subject: 'mail.order.withdrawn.subject', text: 'mail.order.withdrawn.text' },
};

/** What a shopper is told about an order; null when there is nobody to write to. */
export function toOrderMail(
	tenant: Tenant,
	type: OrderEvent['type'],
	order: OrderRow,
	payment: Pick<AttemptRow, 'planned_cents' | 'reserved_cents'>,
): Mail | null {
	const { cart } = order.snapshot;
	const { billingAddress: billing, distributionAddress: address } = cart;
	const to = billing?.email || address?.email;
	if (!to || !address) return null;
	const { name: shop, locale } = tenant.config.clientRuntimeConfig;
	const money = (cents: number) =>
		new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency }).format(
			cents / 100,
		);
	const isReserved = payment.reserved_cents > payment.planned_cents;
	const values = {
		shop,
		number: String(order.order_number),
		name: billing?.firstName || address.firstName,
		window: windowText(tenant, order),
		address: `${address.streetName} ${address.streetNumber}, ${address.postalCode} ${address.city}`,
		lines: linesOf(order)
			.map((line) => `${line.quantity} × ${line.name}  ${money(line.price)}`)
			.join('\n'),
		total: money(order.picked?.price.total ?? order.total_cents),
		reserve: isReserved
			? textOf(tenant, 'mail.order.reserve', { reserved: money(payment.reserved_cents) })
			: '',
	};
	const letter = letters[type];
	return {
		...mailFrom(tenant),
		to,
		subject: textOf(tenant, letter.subject, values),
		text: textOf(tenant, letter.text, values),
	};
}

function linesOf({ snapshot, picked }: OrderRow) {
	const final = new Map(picked?.price.lines.map((line) => [line.lineItemId, line.totalPrice]));
	const instead = new Map(picked?.lines.map((line) => [line.lineItemId, line.substitute?.name]));
	return snapshot.cart.productLineItems.map((line) => ({
		quantity: line.quantity,
		name: instead.get(line.lineItemId) ?? line.product.name,
		price: final.get(line.lineItemId) ?? line.totalPrice,
	}));
}

/** In the shop's own time, whoever reads it wherever. */
function windowText({ config }: Tenant, { snapshot }: OrderRow): string {
	const { locale, timeZone } = config.clientRuntimeConfig;
	const window = snapshot.cart.distributionWindow;
	if (!window) return '';
	const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
	const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
	const [start, end] = [new Date(window.start), new Date(window.end)];
	return `${day.format(start)}, ${time.format(start)}–${time.format(end)}`;
}
