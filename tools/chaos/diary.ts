/** A shopper with an account; the session opens it on every device. */
export type ChaosCustomer = {
	email: string;
	/** Of the client, because rate limits count per client. */
	address: string;
	session: string | null;
};

/** What the picking system says about an order. */
export type SignedReport = {
	orderNumber: string;
	purpose: 'picked' | 'status' | 'returned';
	body: object;
};

/** What shoppers record during a run. */
export type Diary = {
	/** Numbers of the orders that a browser received, and when. */
	acknowledged: Map<string, Date>;
	/** Of the picking system, in their order. */
	reports: SignedReport[];
	/** Those of customers, by number. */
	owners: Map<string, ChaosCustomer>;
	/** Carts that a customer filled as a guest and then took along. */
	merged: number;
	/** Carts that gift cards pay first. */
	byWallet: number;
	bySavedCard: number;
	cardsSaved: number;
	cancelled: number;
	picked: number;
	moved: number;
	/** Orders that add to another one. */
	added: number;
	withdrawn: number;
	refunded: number;
	/** Carts that found no slot or not enough stock. */
	refused: number;
	/** Calls without a response or with one that asks for a retry. */
	repeated: number;
	/** Responses that no shopper should ever see. */
	bugs: string[];
	/** Calls that exceeded the time limit. */
	overdue: string[];
};

export function openDiary(): Diary {
	return {
		acknowledged: new Map(),
		reports: [],
		owners: new Map(),
		merged: 0,
		byWallet: 0,
		bySavedCard: 0,
		cardsSaved: 0,
		cancelled: 0,
		picked: 0,
		moved: 0,
		added: 0,
		withdrawn: 0,
		refunded: 0,
		refused: 0,
		repeated: 0,
		bugs: [],
		overdue: [],
	};
}
