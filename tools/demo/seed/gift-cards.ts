import { normaliseGiftCardCode } from '@korb/domain/wallet/gift-card-code';

const card = (printed: string, amount: number) => ({
	transactionId: `demo:${printed}`,
	code: normaliseGiftCardCode(printed),
	amount,
});

/** Codes to try in the wallet. */
export const demoGiftCards: Record<string, ReturnType<typeof card>[]> = {
	korb: [card('KORB-DEMO-2000-0008', 20_00), card('KORB-DEMO-1500-0005', 15_00)],
	greenbasket: [card('GREE-NDEM-2000-000H', 20_00), card('GREE-NDEM-1500-000E', 15_00)],
};
