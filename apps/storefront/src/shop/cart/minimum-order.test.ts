import { Address } from '@korb/contracts/fulfilment/address';
import { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { bundleFor } from '@korb/messages';
import { describe, expect, it } from 'vitest';
import { aCart } from '../../../test/fixture-cart.ts';
import { demoTenant } from '../../../test/fixture-shop.ts';
import { createTranslate } from '../../platform/messages/messages.ts';
import { formatMoney } from '../../ui/price/money.ts';
import { minimumOrder } from './minimum-order.ts';

const config = ClientRuntimeConfig.parse(demoTenant);
const both = 'Bestellen kannst du ab € 20,00 zum Abholen, ab € 40,00 mit Lieferung.';

describe('the minimum order', () => {
	it.each([1200, 2500])('names both values before a place is chosen, at %i cents', (orderValue) => {
		expect(minimumOf({ priceInfo: { orderValue } })).toEqual({ isMissing: true, text: both });
	});

	it.each([
		['DELIVERY', 2500, true, 'Noch € 15,00 bis zum Mindestbestellwert von € 40,00'],
		['DELIVERY', 4000, false, 'Mindestbestellwert € 40,00 erreicht'],
		['CLICK_AND_COLLECT', 2500, false, 'Mindestbestellwert € 20,00 erreicht'],
	] as const)(
		'depends on the fulfilment type: %s, %i cents',
		(distributionType, orderValue, isMissing, text) => {
			const distributionAddress = Address.parse({ distributionType });
			expect(minimumOf({ distributionAddress, priceInfo: { orderValue } })).toEqual({
				isMissing,
				text,
			});
		},
	);

	it('is that of the delivery area, once the address is known', () => {
		const priceInfo = { orderValue: 2500 };
		const distributionAddress = Address.parse({ distributionType: 'DELIVERY' });
		const minimum = minimumOf({ distributionAddress, minOrderValue: 6000, priceInfo });
		expect(minimum?.text).toBe('Noch € 35,00 bis zum Mindestbestellwert von € 60,00');
	});

	it('counts as met once it is met for both delivery and collection', () => {
		expect(minimumOf({ priceInfo: { orderValue: 4000 } })).toEqual({
			isMissing: false,
			text: 'Mindestbestellwert € 40,00 erreicht',
		});
	});

	it('ignores collection where it is not offered', () => {
		const minimum = minimumOf(
			{ priceInfo: { orderValue: 2500 } },
			{ ...config, featureClickAndCollect: false },
		);
		expect(minimum?.text).toBe('Noch € 15,00 bis zum Mindestbestellwert von € 40,00');
	});

	it('does not apply to additions to an order', () => {
		expect(minimumOf({ mode: 'ADDON' })).toBeNull();
	});
});

function minimumOf(change: Parameters<typeof aCart>[0], shop = config) {
	const t = createTranslate(bundleFor('de-AT'), 'de-AT');
	const money = (amount: number) => formatMoney(amount, 'de-AT', 'EUR');
	const minimum = minimumOrder(shop, aCart(change), { t, money });
	return minimum && { isMissing: minimum.isMissing, text: minimum.text.replaceAll('\u00a0', ' ') };
}
