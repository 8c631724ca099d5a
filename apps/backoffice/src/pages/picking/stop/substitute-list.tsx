import type { Substitute } from '@korb/contracts/admin/picking/picking';
import { listSubstitutes } from '@korb/contracts/admin/picking/picking-paths';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import floor from '../../../ui/floor/floor.module.css';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { TriangleAlertIcon } from '../../../ui/icons/triangle-alert.ts';
import { Note } from '../../../ui/note/note.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './substitute-list.module.css';

type SubstituteListProps = {
	waveId: string;
	orderNumber: string;
	lineItemId: string;
	currency: string;
	chosen: Substitute | null;
	onChoose: (substitute: Substitute) => void;
};

/** Those that an allergen blocks are shown, so that nobody looks for them, and cannot be chosen. */
export function SubstituteList({ currency, chosen, onChoose, ...params }: SubstituteListProps) {
	const t = useMessages();
	const { waveId, orderNumber, lineItemId } = params;
	const { data, error } = useQuery({
		queryKey: ['substitutes', waveId, orderNumber, lineItemId],
		queryFn: ({ signal }) => call(listSubstitutes, { params, signal }),
	});
	if (error) return <Note tone="warn">{t('picking.noSubstitutesNow')}</Note>;
	if (!data) return null;
	if (data.substitutes.length === 0) return <Note>{t('picking.noSubstitutes')}</Note>;
	return (
		<section className={styles['list']} aria-label={t('picking.substitutes')}>
			{data.substitutes.map((substitute) => (
				<button
					key={substitute.sku}
					type="button"
					aria-pressed={chosen?.sku === substitute.sku}
					disabled={substitute.isBlocked}
					className={classes(
						styles['substitute'],
						chosen?.sku === substitute.sku && styles['chosen'],
					)}
					onClick={() => onChoose(substitute)}
				>
					<Picture base={substitute.picture} />
					<Facts substitute={substitute} />
					<Price substitute={substitute} currency={currency} />
				</button>
			))}
		</section>
	);
}

function Facts({ substitute }: { substitute: Substitute }) {
	const t = useMessages();
	const { brand, name, contentText, shelfPlace, stock, isBlocked, addedAllergens } = substitute;
	const place = shelfPlace?.replaceAll('-', ' ');
	const left = stock === null ? null : t('picking.left', { count: stock });
	return (
		<span className={styles['facts']}>
			<b>{brand ? `${brand} ${name}` : name}</b>
			<span className={floor['small']}>
				{[contentText, place, left].filter(Boolean).join(' · ')}
			</span>
			{isBlocked ? (
				<Badge tone="danger">
					<TriangleAlertIcon />
					{addedAllergens.length > 0
						? t('picking.contains', {
								allergens: addedAllergens.map((each) => t(`allergen.${each}`)).join(', '),
							})
						: t('picking.undeclared')}
				</Badge>
			) : (
				<Badge tone="ok">
					<CheckIcon />
					{t('picking.noNewAllergen')}
				</Badge>
			)}
		</span>
	);
}

function Price({ substitute, currency }: { substitute: Substitute; currency: string }) {
	const t = useMessages();
	const { money } = useFormats();
	const { quantity, totalPrice, isBlocked } = substitute;
	if (isBlocked) return <span className={floor['small']}>{t('picking.blocked')}</span>;
	return (
		<span className={styles['price']}>
			<b>{money(totalPrice, currency)}</b>
			{quantity > 1 && <span className={floor['small']}>{`× ${quantity}`}</span>}
		</span>
	);
}
