import type { OrderView } from './orders.ts';

export type OrderForm = 'add-on' | 'cancel' | 'slot' | 'withdrawal' | 'withdrawal-confirm';

/** Where an order is found; free of everything that a browser need not load. */
export const orderAddress = {
	order: (number: string) => `/api/orders/${encodeURIComponent(number)}`,
	/** What stands in emails: it opens the order and leaves no secret in the address of the page. */
	open: (number: string, token: string, view?: OrderView) =>
		`/api/orders/${encodeURIComponent(number)}/open?${new URLSearchParams({
			token,
			...(view && { view }),
		})}`,
	windows: (number: string) => `/api/orders/${encodeURIComponent(number)}/windows`,
	invoice: (number: string) => `/api/orders/${encodeURIComponent(number)}/invoice.pdf`,
	form: (number: string, form: OrderForm) =>
		`/api/orders/${encodeURIComponent(number)}/forms/${form}`,
};
