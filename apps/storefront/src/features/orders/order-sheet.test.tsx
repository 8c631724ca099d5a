import type { Order, OrderView } from '@korb/contracts/order/orders';
import { describe, expect, it } from 'vitest';
import { aDeclaration, anOrder, aPackedOrder } from '../../../test/fixture-order.ts';
import { renderHtml, visibleText } from '../../../test/render.tsx';
import { OrderSheet } from './order-sheet.tsx';

const sheet = (change: Partial<Order> = {}, view: OrderView | null = null) =>
	renderHtml(<OrderSheet order={anOrder(change)} view={view} windows={null} picker={() => null} />);
const text = (change: Partial<Order> = {}, view: OrderView | null = null) =>
	visibleText(sheet(change, view));

describe('the order page', () => {
	it('shows when and where it arrives, until when it can be changed, and its price', () => {
		const words = text();
		expect(words).toContain('Montag, 13. Juli, 16–18 Uhr');
		expect(words).toContain('Praterstraße 38, 1020 Wien');
		expect(words).toContain('Bis Montag, 13. Juli, 13 Uhr kannst du noch alles ändern');
		expect(words).toContain('Visa •••• 4821');
		expect(words).toContain('Bis zu € 8,08 reserviert');
	});

	it('lists net, tax and gross for every tax rate', () => {
		expect(text()).toContain('20 %|€ 3,25|€ 0,65|€ 3,90');
		expect(text()).toContain('4,9 %|€ 3,98|€ 0,20|€ 4,18');
	});

	it('shows substitutions, missing line items and the final price', () => {
		const words = text(aPackedOrder());
		expect(words).toContain('Stattdessen: Bandnudeln');
		expect(words).toContain('War leider nicht da');
		expect(words).toContain('Endgültiger Preis');
		expect(words).toContain('Rechnung 2026-000001 (PDF)');
		expect(words).not.toContain('Stornieren');
	});

	it('asks for confirmation before cancelling, by a form that needs no JavaScript', () => {
		const html = sheet({}, 'cancel');
		expect(html).toContain('action="/api/orders/10000042/forms/cancel"');
		expect(html).toContain('name="token" value="secret"');
		expect(sheet({ mayCancel: false }, 'cancel')).not.toContain('forms/cancel');
		expect(text({ mayCancel: false }, 'cancel-late')).toContain(
			'Stornieren geht leider nicht mehr',
		);
	});

	it('offers withdrawal per line item and explains exemptions', () => {
		const html = sheet({}, 'withdrawal');
		expect(html).toMatch(/<input[^>]*name="lineItemId"[^>]*value="NUDELN"/);
		expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="MILCH"|value="MILCH"[^>]*disabled=""/);
		expect(visibleText(html)).toContain('Frisches und Gewogenes ist vom Widerruf ausgenommen');
	});

	it('repeats the declaration before it is confirmed', () => {
		const withdrawal = { ...anOrder().withdrawal, declarations: [aDeclaration] };
		const words = text({ withdrawal }, 'withdrawal-confirm');
		expect(words).toContain('Ich, Anna Berger, widerrufe');
		expect(words).toContain('2 × Mühle Lind Suppennudeln');
		expect(words).not.toContain('Dein Widerruf ist da');
		const done = { ...aDeclaration, confirmedAt: '2026-07-14T08:01:00.000Z' };
		const after = text({ withdrawal: { ...withdrawal, declarations: [done] } });
		expect(after).toContain('Bestätigt am Dienstag, 14. Juli, 10:01 Uhr für: Suppennudeln');
		const refund = {
			amount: 398,
			wallet: 0,
			returnedAt: '2026-07-16T08:00:00.000Z',
			state: 'done' as const,
		};
		const back = (state: typeof refund.state | 'byHand') =>
			text({
				withdrawal: { ...withdrawal, declarations: [{ ...done, refund: { ...refund, state } }] },
			});
		expect(back('done')).toMatch(/Am Donnerstag, 16. Juli, 10 Uhr zurückgekommen: Suppennudeln/);
		expect(back('done')).not.toContain('Du bekommst');
		expect(back('byHand')).toMatch(/Du bekommst €\s3,98 von uns zurück/);
	});

	it('names the add-ons that are cancelled and moved with it', () => {
		const addOns = ['10000043', '10000044'];
		expect(text({ addOns }, 'cancel')).toContain(
			'Was du dazubestellt hast (Bestellungen 10000043, 10000044), wird mitstorniert.',
		);
		expect(text({}, 'cancel')).not.toContain('mitstorniert');
		expect(text({ addOns }, 'slot')).toContain('10000043, 10000044 kommen mit');
	});

	it('implies no refund where there is none', () => {
		expect(text({}, 'slot')).toContain('Du zahlst nichts dazu und bekommst auch nichts zurück');
	});

	it('says what was released for a cancelled order, and that nothing is due', () => {
		const words = text({ status: 'CANCELLED', mayCancel: false });
		expect(words).toMatch(/Die Reservierung über €\s8,08 ist aufgehoben/);
		expect(words).toMatch(/Du zahlst\|€\s0,00/);
		expect(words).not.toContain('Höchstens');
		expect(words).not.toContain('Voraussichtlich');
	});

	it('shows what gift cards pay, what is left, and where refunds go first', () => {
		const { payment, bill } = anOrder();
		const split = text({ payment: { ...payment, wallet: 500 } });
		expect(split).toMatch(/Guthaben\|− €\s5,00/);
		expect(split).toContain('€ 5,00 mit Guthaben bezahlt.');
		expect(split).toContain('Kommt Geld zurück, dann zuerst auf dein Guthaben');
		const whole = { ...payment, methodKey: 'gift-card', brandName: '', lastDigits: null } as const;
		const alone = text({ payment: { ...whole, wallet: bill.total, amountReserved: 0 } });
		expect(alone).toMatch(/Du zahlst\|€\s0,00/);
		expect(alone).not.toContain('reserviert');
		const returned = { ...payment, wallet: 500, walletRefunded: 200 };
		expect(text({ payment: returned })).toContain('€ 2,00 sind wieder auf deinem Guthaben.');
		expect(text({ payment: returned }, 'cancel')).toContain('Dein Guthaben kommt sofort zurück.');
	});

	it.each([
		[398, 398, 'done', /€\s3,98 sind wieder auf deinem Guthaben/],
		[398, 150, 'done', /€\s1,50 davon sind schon auf deinem Guthaben/],
		[398, 150, 'byHand', /Du bekommst €\s2,48 von uns zurück/],
	] as const)('of %i returned, %i went to gift cards: %s', (amount, wallet, state, expected) => {
		const returnedAt = '2026-07-16T08:00:00.000Z';
		const refund = { amount, wallet, returnedAt, state };
		const done = { ...aDeclaration, confirmedAt: '2026-07-14T08:01:00.000Z', refund };
		const { withdrawal } = anOrder();
		expect(text({ withdrawal: { ...withdrawal, declarations: [done] } })).toMatch(expected);
	});

	it('names related orders', () => {
		expect(text({ addOns: ['10000043'], mayMove: false })).toContain('Dazubestellt: |10000043');
		expect(text({ addsTo: '10000041' })).toContain('Gehört zu Bestellung |10000041');
	});
});
