import { classes } from '../classes.ts';
import { formatMoney, speakMoney } from './money.ts';
import styles from './price.module.css';

export type Money = { cents: number; locale: string; currency: string };

type PriceProps = Money & {
	/** The price before the reduction; together with `instead` ("statt") this is a sale price. */
	previousCents?: number | undefined;
	instead?: string;
	/** "ca.", for products that are weighed. */
	approximately?: string | undefined;
	/** "/ kg", for products sold by weight. */
	per?: string | undefined;
	size?: 'md' | 'lg';
};

/** Reads "1,99 Euro statt 2,49 Euro", shows "€ 1,99 statt € 2,49". */
export function Price({
	cents,
	locale,
	currency,
	previousCents,
	instead = '',
	approximately,
	per,
	size = 'md',
}: PriceProps) {
	const spoken = [
		approximately,
		speakMoney(cents, locale, currency),
		per,
		previousCents !== undefined && `${instead} ${speakMoney(previousCents, locale, currency)}`,
	];
	return (
		<span
			className={classes(
				styles['price'],
				styles[size],
				previousCents !== undefined && styles['action'],
			)}
		>
			<span className="visually-hidden">{spoken.filter(Boolean).join(' ')}</span>
			<b aria-hidden="true">
				{approximately && <small>{approximately} </small>}
				{formatMoney(cents, locale, currency)}
				{per && <small> {per}</small>}
			</b>
			{previousCents !== undefined && (
				<span aria-hidden="true" className={styles['was']}>
					{instead} <s>{formatMoney(previousCents, locale, currency)}</s>
				</span>
			)}
		</span>
	);
}

/** The member price; `label` is the club's short name. */
export function MemberPrice({ cents, locale, currency, label }: Money & { label: string }) {
	return (
		<span className={styles['club']}>
			<span className="visually-hidden">
				{label} {speakMoney(cents, locale, currency)}
			</span>
			<span aria-hidden="true">
				{formatMoney(cents, locale, currency)} <small>{label}</small>
			</span>
		</span>
	);
}

/** "€ 7,98 / kg" or "£1.29 each", which the law requires beside every price. */
export function UnitPrice({ cents, locale, currency, per }: Money & { per: string }) {
	return (
		<span className="numeric">
			{formatMoney(cents, locale, currency)}&nbsp;{per.replace(' ', '\u00a0')}
		</span>
	);
}

/** "+ € 0,25 Pfand", never part of the price. */
export function Deposit({ cents, locale, currency, label }: Money & { label: string }) {
	return (
		<span className={styles['deposit']}>
			+&nbsp;{formatMoney(cents, locale, currency)} {label}
		</span>
	);
}
