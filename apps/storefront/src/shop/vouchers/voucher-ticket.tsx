import { useMessages } from '../../platform/messages/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { CircleCheckIcon } from '../../ui/icons/circle-check.ts';
import { TicketIcon } from '../../ui/icons/ticket.ts';
import { Flag } from '../../ui/label/flag.tsx';
import { useFormats } from '../catalogue/use-formats.ts';
import type { ShownVoucher } from './shown-voucher.ts';
import styles from './voucher-ticket.module.css';

/** - `open`: to be activated or added. - `on`: active. - `used`: redeemed. - `soon`: not valid yet. */
export type VoucherState = 'open' | 'on' | 'used' | 'soon' | 'till';

type VoucherTicketProps = {
	voucher: ShownVoucher;
	state: VoucherState;
	isInCart: boolean;
	isBusy: boolean;
	onRedeem: () => void;
};

export function VoucherTicket(props: VoucherTicketProps) {
	const { voucher, state } = props;
	const t = useMessages();
	const { formatDay } = useFormats();
	const { image, title, text, validUntil, fineprint, promotionId } = voucher;
	return (
		<article className={classes(styles['ticket'], styles[state])}>
			<div className={styles['value']}>
				{image ? (
					<img
						src={image.src}
						alt={image.alt}
						width={image.width}
						height={image.height}
						loading="lazy"
					/>
				) : (
					<TicketIcon />
				)}
				<Discount voucher={voucher} />
			</div>
			<div className={styles['body']}>
				{promotionId && (
					<p>
						<Flag tone="club">{t('voucher.forYou')}</Flag>
					</p>
				)}
				<h3>{title}</h3>
				{text && <p>{text}</p>}
				{validUntil && <p>{t('voucher.until', { day: formatDay(validUntil) })}</p>}
				<div className={styles['foot']}>
					<Action {...props} />
					{fineprint && (
						<details className={styles['fine']}>
							<summary>
								{t('voucher.terms')}
								<span className="visually-hidden">: {title}</span>
							</summary>
							<p>{fineprint}</p>
						</details>
					)}
				</div>
			</div>
		</article>
	);
}

function Discount({ voucher: { discount } }: { voucher: ShownVoucher }) {
	const t = useMessages();
	const { formatMoney, formatNumber } = useFormats();
	if (!discount) return null;
	return (
		<span>
			{'percent' in discount
				? t('voucher.percent', { percent: formatNumber(discount.percent) })
				: formatMoney(discount.cents).replace(/[.,]00(?!\d)/, '')}
		</span>
	);
}

function Action({ voucher, state, isInCart, isBusy, onRedeem }: VoucherTicketProps) {
	const t = useMessages();
	const { formatDay } = useFormats();
	const { title, validFrom, promotionId, barcodeImage } = voucher;
	if (state === 'soon') {
		return <span className="muted">{t('voucher.from', { day: formatDay(validFrom ?? '') })}</span>;
	}
	if (state === 'used') return <span className="muted">{t('voucher.used')}</span>;
	if (state === 'till') {
		return (
			<details className={styles['fine']}>
				<summary>
					{t('voucher.show')}
					<span className="visually-hidden">: {title}</span>
				</summary>
				<div className={styles['code']}>
					{barcodeImage && <img src={barcodeImage} alt={t('voucher.barcode', { name: title })} />}
				</div>
			</details>
		);
	}
	if (state === 'on') {
		return (
			<span className={styles['active']}>
				<CircleCheckIcon />
				{t(isInCart ? 'voucher.inCart' : promotionId ? 'voucher.activated' : 'voucher.automatic')}
			</span>
		);
	}
	return (
		<Button
			variant="ink"
			size="sm"
			loading={isBusy && t('voucher.busy')}
			onClick={onRedeem}
			aria-label={t(promotionId ? 'voucher.activateNamed' : 'voucher.addNamed', { name: title })}
		>
			{t(promotionId ? 'voucher.activate' : 'voucher.add')}
		</Button>
	);
}
