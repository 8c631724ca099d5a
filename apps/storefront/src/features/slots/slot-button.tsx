import type { DistributionWindow } from '@korb/contracts/fulfilment/distribution-windows';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { useTimes } from '../../shop/fulfilment/use-times.ts';
import { classes } from '../../ui/classes.ts';
import { CalendarDaysIcon } from '../../ui/icons/calendar-days.ts';
import { CheckIcon } from '../../ui/icons/check.ts';
import { LeafIcon } from '../../ui/icons/leaf.ts';
import type { ChooseSlot } from './choose-slot.ts';
import styles from './slot-button.module.css';

type SlotButtonProps = ChooseSlot & {
	window: DistributionWindow;
	variant: 'cell' | 'row';
	/**
	 * In a grid: whether this is the tab stop. All others, full ones included, are reached by arrow
	 * keys.
	 */
	isEntry?: boolean;
	onReach?: () => void;
};

/** One window. Green is never indicated by colour alone, and screen readers get day and time. */
export function SlotButton({
	window,
	variant,
	chosenId,
	onChoose,
	isEntry,
	onReach,
	ownId,
}: SlotButtonProps) {
	const t = useMessages();
	const times = useTimes();
	const { formatMoney } = useFormats();
	const isChosen = window.id === chosenId;
	const range = times.range(window.startTime, window.endTime);
	const isOwn = window.id === ownId;
	const fee = window.fee === 0 ? t('slot.free') : formatMoney(window.fee ?? 0);
	const price = ownId === undefined || window.state === 'dearer' ? fee : t('slot.samePrice');
	const state = toState(window);
	const isShut = state !== 'open' && !isChosen && !isOwn;
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
		isOwn && t('slot.own'),
	];
	const closedText = () => {
		if (state === 'dearer') return t('slot.dearer', { price });
		if (state !== 'full') return '–';
		return t(variant === 'row' ? 'slot.state.full' : 'slot.full');
	};
	return (
		<button
			type="button"
			className={classes(styles['slot'], styles[variant], window.isGreen && styles['green'])}
			aria-pressed={isChosen}
			disabled={isShut && !isCell}
			aria-disabled={(isShut && isCell) || undefined}
			tabIndex={isEntry === false ? -1 : undefined}
			onFocus={onReach}
			onClick={() => !isShut && onChoose(window)}
		>
			<span className="visually-hidden">{facts.filter(Boolean).join(', ')}</span>
			{variant === 'row' && <b aria-hidden="true">{range}</b>}
			{state === 'open' || isChosen || isOwn ? (
				<Open window={window} variant={variant} price={price} isChosen={isChosen} isOwn={isOwn} />
			) : (
				<span aria-hidden="true">{closedText()}</span>
			)}
		</button>
	);
}

type OpenProps = Pick<SlotButtonProps, 'window' | 'variant'> & {
	price: string;
	isChosen: boolean;
	isOwn: boolean;
};

function Open({ window, variant, price, isChosen, isOwn }: OpenProps) {
	const t = useMessages();
	const { remaining, isGreen } = window;
	const note = isOwn ? (
		<Note icon={<CalendarDaysIcon />}>{t('slot.own')}</Note>
	) : isChosen ? (
		<Note icon={<CheckIcon />}>{t('slot.chosen')}</Note>
	) : isGreen ? (
		<Note icon={<LeafIcon />}>{t('slot.green')}</Note>
	) : remaining === null ? null : (
		<small aria-hidden="true">{t('slot.remaining', { count: remaining })}</small>
	);
	return variant === 'row' ? (
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

function toState({ available, state }: DistributionWindow): 'open' | 'full' | 'dearer' | 'closed' {
	if (available) return 'open';
	return state === 'full' || state === 'dearer' ? state : 'closed';
}
