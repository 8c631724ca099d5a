import { useState } from 'react';
import { usePlaceChoice } from '../../features/fulfilment/use-place-choice.ts';
import { useCart } from '../../shop/cart/cart-store.ts';
import type {
	FulfilmentStep,
	OpenFulfilmentDialog,
} from '../../shop/fulfilment/fulfilment-dialog.ts';
import { closeFulfilmentDialog } from '../../shop/fulfilment/fulfilment-prompt.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { TimeDialog } from './time-dialog.tsx';

/**
 * First the place, then the time. Each opening starts over; the last one stays visible while
 * closing.
 */
export function FulfilmentDialog({ open }: { open: OpenFulfilmentDialog | null }) {
	const [last, setLast] = useState({ open, count: 0 });
	if (open && open !== last.open) setLast({ open, count: last.count + 1 });
	return last.open && <Steps key={last.count} opened={last.open} isOpen={open !== null} />;
}

function Steps({ opened, isOpen }: { opened: OpenFulfilmentDialog; isOpen: boolean }) {
	const cart = useCart();
	const [step, setStep] = useState<FulfilmentStep>(
		cart?.distributionAddress ? opened.step : 'place',
	);
	const choice = usePlaceChoice(cart);
	// Closing the dialog after an address was accepted still counts as a choice.
	const leave = () => closeFulfilmentDialog(cart?.distributionAddress ? 'chosen' : 'left');
	return step === 'place' ? (
		<PlaceDialog
			open={isOpen}
			choice={choice}
			isPrompt={opened.onDone !== undefined}
			onClose={leave}
			onLater={() => closeFulfilmentDialog('later')}
			onDone={() => setStep('time')}
		/>
	) : (
		<TimeDialog
			open={isOpen}
			onClose={leave}
			onBack={() => setStep('place')}
			onDone={() => closeFulfilmentDialog('chosen')}
		/>
	);
}
