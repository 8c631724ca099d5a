import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './visitor.ts';

/** Long enough for a machine that is busy with something else. */
export const PATIENCE = { timeout: 30_000 };

export const cards = {
	good: '4242424242424242',
	asked: '4000000000003220',
	declined: '4000000000000002',
};

let count = 0;
let carts = 0;

/** Nobody else gets this address, so every mail to it is about one order. */
export function newAddress(): string {
	count += 1;
	return `anna-${process.pid}-${count}@kundin.example`;
}

/** Somebody in the German shop who wants to pay. */
export function buyerOn(page: Page) {
	const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
	const thanks = page.getByRole('heading', { level: 1, name: /^Danke, Anna!/ });
	return {
		button,
		thanks,
		/** Goods for an order, with a place and a time unless they are to be chosen by hand. */
		async fillCart({
			service = 'delivery',
			isWeighed = false,
		}: Partial<Errand> = {}): Promise<void> {
			await page.goto('/impressum');
			await settled(page);
			carts += 1;
			await page.evaluate(shopByCall, { service, isWeighed, start: carts * 96, perPage: 24 });
		},
		async openCheckout(query = ''): Promise<void> {
			await page.goto(`/kasse${query}`);
			await this.ready();
		},
		/** The form is alive and knows how it can be paid. */
		async ready(): Promise<void> {
			await expect(button).toBeEnabled(PATIENCE);
		},
		async fillContact(email: string): Promise<void> {
			await page.getByLabel('Vorname').fill('Anna');
			await page.getByLabel('Nachname').fill('Berger');
			await page.getByLabel('E-Mail', { exact: true }).fill(email);
			await page.getByLabel(/^Telefon/).fill('0660 1234567');
		},
		method: (name: string): Locator => page.getByRole('radio', { name: new RegExp(`^${name}`) }),
		/** From an empty cart to the filled form. */
		async prepare(method: string, email = newAddress()): Promise<string> {
			await this.fillCart();
			await this.openCheckout();
			await this.fillContact(email);
			await this.method(method).check();
			return email;
		},
		async order(): Promise<void> {
			await button.click();
		},
		async payByCard(number: string): Promise<void> {
			await page.getByLabel('Kartennummer').fill(number);
			await page.getByLabel(/^Gültig bis/).fill('12/39');
			await page.getByLabel('Prüfziffer').fill('123');
			await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
		},
		async thanked(): Promise<void> {
			await expect(thanks).toBeVisible(PATIENCE);
			await expect(page).toHaveURL(/\/kasse-ok\?finalized=true$/);
		},
		async orderNumber(): Promise<string> {
			const text = await page.getByText(/^Bestellung [\d\s]+ ist da\./).textContent();
			return (text ?? '').replace(/ist da.*$/s, '').replace(/\D/g, '');
		},
		events: (): Promise<{ event: string }[]> =>
			page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []),
	};
}

type Errand = {
	service: 'delivery' | 'collect' | 'open';
	isWeighed: boolean;
	start: number;
	perPage: number;
};

/** Runs in the browser, so that the cookies are the browser's own. */
async function shopByCall({ service, isWeighed, start, perPage }: Errand): Promise<void> {
	const token = () => /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
	const call = async (method: string, path: string, body?: object) => {
		const answer = await fetch(path, {
			method,
			headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token()) },
			...(body && { body: JSON.stringify(body) }),
		});
		if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
		return answer.json();
	};
	await fetch('/api/csrf');
	type Offer = { sku: string; availability: string; weightArticle: boolean };
	const listFrom = async (offset: number): Promise<Offer[]> => {
		const { results } = await call('GET', `/api/products?pageSize=${perPage}&offset=${offset}`);
		return results.filter(({ availability }: Offer) => availability === 'available');
	};
	const put = async (offers: Offer[]) => {
		const wishes = offers.map(({ sku }) => ({ sku, quantity: 1 }));
		const { cartDTO } = await call('POST', '/api/carts/items/bulk', wishes);
		return cartDTO.priceInfo.orderValue as number;
	};
	for (let offset = 0, isWanted = isWeighed; isWanted; offset += perPage) {
		const weighed = (await listFrom(offset)).filter(({ weightArticle }) => weightArticle);
		// Several, because the place that is chosen later may not have all of them.
		isWanted = weighed.length === 0 || (await put(weighed.slice(0, 6))) === 0;
	}
	// Others shop, too: everybody takes one of each from shelves of their own.
	for (let offset = start, value = 0; value < 60_00; offset += perPage) {
		const packed = (await listFrom(offset)).filter(({ weightArticle }) => !weightArticle);
		if (packed.length > 0) value = await put(packed.slice(0, 15));
	}
	if (service === 'open') return;
	const ask = (path: string, query: Record<string, string>) =>
		call('GET', `${path}?${new URLSearchParams(query)}`);
	const wish =
		service === 'collect'
			? (await ask('/api/checkout-stores', {})).results[0]
			: await ask('/api/maps/geocode/address', { address: 'Praterstraße 38, 1020 Wien' });
	const distributionType = service === 'collect' ? 'CLICK_AND_COLLECT' : 'DELIVERY';
	const { distributionAddress: address } = await call('POST', '/api/carts/distribution-address', {
		...(service === 'collect' ? { storeId: wish.storeId } : wish),
		distributionType,
	});
	const { days } = await ask('/api/capacity/windows', {
		distributionType,
		appointableId: service === 'collect' ? address.storeId : address.pickingUnitIds[0],
		postalCode: address.postalCode,
		latitude: String(address.position.lat),
		longitude: String(address.position.lng),
	});
	type Day = { windows: { id: string; available: boolean }[] };
	const free = (days as Day[]).flatMap(({ windows }) => windows).filter((one) => one.available);
	// Not the first, which may close while somebody is still typing.
	await call('POST', '/api/carts/distribution-time-slot', { id: free.at(-1)?.id });
}
