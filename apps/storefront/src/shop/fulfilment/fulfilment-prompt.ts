import { type FulfilmentOutcome, fulfilmentDialog } from './fulfilment-dialog.ts';

/** Resolves once the shopper has chosen or dismissed the dialog. */
export function promptForFulfilment(): Promise<FulfilmentOutcome> {
	return new Promise((resolve) => {
		fulfilmentDialog.set({ step: 'place', onDone: resolve });
	});
}

export function closeFulfilmentDialog(outcome: FulfilmentOutcome): void {
	const open = fulfilmentDialog.get();
	fulfilmentDialog.set(null);
	open?.onDone?.(outcome);
}
