import type { CardLinkForm, CardOrderForm } from '@korb/contracts/loyalty/card-forms';
import type { JoeVoucher } from '@korb/contracts/loyalty/loyalty';
import type { Database } from '../../db/database.ts';
import type { CustomerKey } from '../identity/index.ts';

/**
 * Who keeps the members: this shop, or a programme shared with others. Adapters open their own
 * transactions, because one that asks another company must not hold rows while it waits.
 */
export type LoyaltyProgramme = {
	/** Repeated, it changes the choices of a member and keeps the card. */
	join(db: Database, key: CustomerKey, choices: { isPersonalised: boolean }): Promise<void>;
	leave(db: Database, key: CustomerKey): Promise<void>;
	/** Number of the member's card; null when the programme does not know it. */
	findCard(db: Database, key: CustomerKey): Promise<string | null>;
	/** Takes a card from the till into the account; false when the proof does not fit the card. */
	linkCard(db: Database, key: CustomerKey, proof: CardLinkForm): Promise<boolean>;
	/** False when the customer is no member, has ordered one before or has no such address. */
	orderCard(db: Database, key: CustomerKey, order: CardOrderForm): Promise<boolean>;
	/** Brings the points of an order in line with what the shopper has kept of it; may be repeated. */
	settle(db: Database, order: { tenantId: string; orderNumber: string }): Promise<void>;
	listVouchers(db: Database, key: CustomerKey): Promise<JoeVoucher[]>;
	/** False when the member does not have the promotion. */
	activate(db: Database, key: CustomerKey, promotionId: string): Promise<boolean>;
};
