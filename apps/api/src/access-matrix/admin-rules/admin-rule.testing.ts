import { randomUUID } from 'node:crypto';
import type { Access } from '@korb/contracts/admin/access';

/** What the matrix has to know beyond the contract to send a request that makes sense. */
export type AdminRule = {
	access: Access;
	body?: (world: AdminWorld) => object;
	/** Whose units count: that of the order, the window or the person in the path. */
	isOfUnit?: true;
	/** The same in every unit, but of this shop alone. */
	isOfShop?: true;
	/**
	 * All that somebody of another unit or shop is told, where the answer repeats what was sent: the
	 * same as for an order that does not exist.
	 */
	unseen?: (world: AdminWorld) => object;
	/** The answer to somebody who may; 200 unless stated. */
	status?: number;
};

/** Things of the shop under test, in the unit `wien`. */
export type AdminWorld = {
	orderNumber: string;
	orderVersion: number;
	/** A payment that was not declined. */
	operation: 1;
	staffId: string;
	passkeyId: string;
	/** A floor device of the unit. */
	deviceId: string;
	waveId: string;
	lineItemId: string;
	/** Of a crate. */
	number: string;
	documentNumber: string;
	/** Who placed the order. */
	customerId: string;
	emailId: string;
	/** A phone order that somebody else fills. */
	draftId: string;
	windowId: string;
	distributionType: 'DELIVERY';
	appointableId: 'wien';
	day: string;
	templateId: string;
	viewId: string;
	sku: string;
	region: string;
	productVersion: number;
	offerVersion: number;
	/** Checked, with a line to apply. */
	importId: number;
	/** A draft. */
	code: string;
	/** A draft with a price in the unit. */
	promotionId: string;
	areaNumber: string;
	storeId: string;
	synonymId: number;
	/** Of somebody else. */
	undoId: string;
	/** Of nobody, like the event. */
	webhookId: string;
	account: string;
	eventId: string;
};

/** Of nobody yet. */
export const anEmail = () => `p-${randomUUID().slice(0, 13)}@korb.example`;
