import type { PickingLine, Substitute } from '@korb/contracts/admin/picking/picking';
import { type ShortageReason, shortageReasons } from '@korb/domain/picking/picking-rules';
import { allowsSubstitute } from '@korb/domain/picking/substitutes';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { CheckOption } from '../../../ui/field/check-option.tsx';
import floor from '../../../ui/floor/floor.module.css';
import { Floor } from '../../../ui/floor/floor.tsx';
import { FloorButton, FloorSquare } from '../../../ui/floor/floor-button.tsx';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left.ts';
import { ScanBarcodeIcon } from '../../../ui/icons/scan-barcode.ts';
import { XIcon } from '../../../ui/icons/x.ts';
import text from '../../../ui/layout/text.module.css';
import { Note } from '../../../ui/note/note.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { FoundCount } from './found-count.tsx';
import styles from './shortage.module.css';
import type { Outcome, StopProps } from './stop-props.ts';
import { SubstituteList } from './substitute-list.tsx';

type ShortageProps = StopProps & {
	line: PickingLine;
	onBack: () => void;
	/** Nothing was found, and nothing replaces it. */
	onMissing: (outcome: Outcome) => void;
	/** The shopper has to be called first: the walk goes on. */
	onLater: () => void;
};

export function Shortage(props: ShortageProps) {
	const { line, frame, currency, onPicked, onBack, onMissing, onLater } = props;
	const t = useMessages();
	const { money } = useFormats();
	const [reason, setReason] = useState<ShortageReason>('none');
	const [found, setFound] = useState(0);
	const [hasAgreed, setAgreed] = useState(false);
	const [chosen, choose] = useState<Substitute | null>(null);
	const { orderNumber, lineItemId, substitution, quantity } = line;
	const crate = frame.wave.orders.find((order) => order.orderNumber === orderNumber)?.crate ?? '';
	const canCount = line.wantedGrams === null && quantity > 1;
	const isOffering = found === 0 && substitution !== 'none';
	const isAllowed = isOffering && allowsSubstitute(substitution, hasAgreed);
	const outcome: Outcome = { orderNumber, lineItemId, quantity: found, reason };
	const replace = ({ sku, quantity: pieces, ...product }: Substitute) =>
		onPicked({ sku, eans: product.eans, name: product.name }, [
			{ ...outcome, quantity: pieces, substitute: { sku, hasAgreed } },
		]);
	return (
		<Floor
			title={line.name}
			subtitle={t('picking.shortIn', { crate, number: orderNumber })}
			start={
				<FloorSquare aria-label={t('picking.backToLine')} onClick={onBack}>
					<ArrowLeftIcon />
				</FloorSquare>
			}
			aside={
				<div className={floor['card']}>
					<p className={floor['small']}>{t('picking.ifMissing')}</p>
					<p className={styles['strong']}>{t(`order.substitution.${substitution}`)}</p>
					<p className={floor['small']}>{t('picking.atMost')}</p>
					<p className={styles['strong']}>{money(line.totalPrice, currency)}</p>
				</div>
			}
			foot={
				<>
					<FloorButton onClick={() => (found > 0 ? onPicked(line, [outcome]) : onMissing(outcome))}>
						<XIcon />
						{found > 0 ? t('picking.only', { count: found }) : t('picking.none')}
					</FloorButton>
					{isOffering && (
						<FloorButton
							variant="primary"
							disabled={!chosen || !isAllowed}
							onClick={() => chosen && replace(chosen)}
						>
							<ScanBarcodeIcon />
							{t('picking.scanIt')}
						</FloorButton>
					)}
				</>
			}
		>
			<div className={styles['ordered']}>
				<Picture base={line.picture} />
				<p className={styles['strong']}>
					{line.wantedGrams === null
						? t('picking.wantedFound', { quantity, content: line.contentText, found })
						: t('picking.wanted', { grams: line.wantedGrams })}
				</p>
			</div>
			<fieldset className={styles['reasons']}>
				<legend className={text['hidden']}>{t('picking.why')}</legend>
				{shortageReasons.map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={each === reason}
						onClick={() => {
							setReason(each);
							if (each !== 'few') setFound(0);
						}}
					>
						{t(`picking.reason.${each}`)}
					</button>
				))}
			</fieldset>
			{reason === 'few' && canCount && (
				<FoundCount found={found} most={quantity - 1} onChange={setFound} />
			)}
			<Note>
				<b>{t(`picking.allows.${substitution}`)}</b>{' '}
				{substitution !== 'none' &&
					t('picking.paysAtMost', { price: money(line.totalPrice, currency) })}
			</Note>
			{substitution === 'call' && found === 0 && (
				<div className={styles['call']}>
					<CheckOption
						label={t('picking.agreed')}
						checked={hasAgreed}
						onChange={({ target }) => setAgreed(target.checked)}
					/>
					<FloorButton onClick={onLater}>{t('picking.later')}</FloorButton>
				</div>
			)}
			{isOffering && (
				<SubstituteList
					{...{ waveId: frame.wave.waveId, orderNumber, lineItemId, currency, chosen }}
					onChoose={choose}
				/>
			)}
		</Floor>
	);
}
