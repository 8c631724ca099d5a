import { type ServiceOutcome, serviceDialog } from './fulfilment-dialog.ts';

/** Resolves once the shopper has chosen or dismissed the dialog. */
export function promptForService(): Promise<ServiceOutcome> {
	return new Promise((resolve) => {
		serviceDialog.set({ step: 'place', onDone: resolve });
	});
}

export function closeServiceDialog(outcome: ServiceOutcome): void {
	const open = serviceDialog.get();
	serviceDialog.set(null);
	open?.onDone?.(outcome);
}
