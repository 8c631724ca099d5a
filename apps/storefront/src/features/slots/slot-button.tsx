import type { DistributionWindow } from '@korb/contracts/distribution-windows';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/products/use-formats.ts';
import { useTimes } from '../../lib/service/use-times.ts';
import { useMessages } from '../../lib/use-messages.ts';
import { classes } from '../../ui/classes.ts';
import { CheckIcon } from '../../ui/icons/check.ts';
import { LeafIcon } from '../../ui/icons/leaf.ts';
import type { ChooseSlot } from './choose-slot.ts';
import styles from './slot-button.module.css';

type SlotButtonProps = ChooseSlot & {
	window: DistributionWindow;
	look: 'cell' | 'row';
	/** In a table: whether the tab key stops here. All others are reached by arrows, full ones, too. */
	isEntry?: boolean;
	onReach?: () => void;
};

/** One window. Green is never colour alone, and whoever cannot see the table hears day and time. */
export function SlotButton({
	window,
	look,
	chosenId,
	onChoose,
	isEntry,
	onReach,
}: SlotButtonProps) {
	const t = useMessages();
	const times = useTimes();
	const { formatMoney } = useFormats();
	const isChosen = window.id === chosenId;
	const range = times.range(window.startTime, window.endTime);
	const price = window.fee === 0 ? t('slot.free') : formatMoney(window.fee ?? 0);
	const state = toState(window);
	const isShut = state !== 'open' && !isChosen;
	const isCell = isEntry !== undefined;
	const facts = [
		times.longDay(window.day),
		range,
		state === 'open' ? price : t(`slot.state.${state}`),
		state === 'open' && window.isGreen && t('slot.greenLong'),
		state === 'open' &&
			window.remaining !== null &&
			t('slot.remaining', { count: window.remaining }),
		isChosen && t('slot.chosen'),
	];
	return (
		<button
			type="button"
			className={classes(styles['slot'], styles[look], window.isGreen && styles['green'])}
			aria-pressed={isChosen}
			disabled={isShut && !isCell}
			aria-disabled={(isShut && isCell) || undefined}
			tabIndex={isEntry === false ? -1 : undefined}
			onFocus={onReach}
			onClick={() => !isShut && onChoose(window)}
		>
			<span className="visually-hidden">{facts.filter(Boolean).join(', ')}</span>
			{look === 'row' && <b aria-hidden="true">{range}</b>}
			{state === 'open' || isChosen ? (
				<Open window={window} look={look} price={price} isChosen={isChosen} />
			) : (
				<span aria-hidden="true">
					{state === 'full' ? t(look === 'row' ? 'slot.state.full' : 'slot.full') : '–'}
				</span>
			)}
		</button>
	);
}

type OpenProps = Pick<SlotButtonProps, 'window' | 'look'> & { price: string; isChosen: boolean };

function Open({ window, look, price, isChosen }: OpenProps) {
	const t = useMessages();
	const { remaining, isGreen } = window;
	const note = isChosen ? (
		<Note icon={<CheckIcon />}>{t('slot.chosen')}</Note>
	) : isGreen ? (
		<Note icon={<LeafIcon />}>{t('slot.green')}</Note>
	) : remaining === null ? null : (
		<small aria-hidden="true">{t('slot.remaining', { count: remaining })}</small>
	);
	return look === 'row' ? (
		<>
			{note}
			<span aria-hidden="true">{price}</span>
		</>
	) : (
		<>
			<b aria-hidden="true">{price}</b>
			{note}
		</>
	);
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<i aria-hidden="true">
			{icon}
			{children}
		</i>
	);
}

function toState({ available, state }: DistributionWindow): 'open' | 'full' | 'closed' {
	if (available) return 'open';
	return state === 'full' ? 'full' : 'closed';
}
