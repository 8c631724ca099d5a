import type { PlaceCheck } from '@korb/contracts/admin/areas/areas';
import { checkPlace } from '@korb/contracts/admin/areas/areas-paths';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { SearchBox } from '../../ui/field/search-box.tsx';
import text from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import styles from './areas-page.module.css';

/** Addresses name people, so neither the page's address nor a query key has them. */
export function usePlaceCheck() {
	return useMutation({
		mutationFn: (place: string) => call(checkPlace, { body: toBody(place) }),
	});
}

/** `48.2, 16.3` is a position. */
function toBody(place: string) {
	const [, lat, lng] = /^\s*(-?\d{1,2}\.\d+)[\s,]+(-?\d{1,3}\.\d+)\s*$/.exec(place) ?? [];
	return lat && lng
		? { position: { lat: Number(lat), lng: Number(lng) } }
		: { address: place.trim() };
}

export function PlaceCheckField({ onCheck }: { onCheck: (place: string) => void }) {
	const t = useMessages();
	const [place, setPlace] = useState('');
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (place.trim().length >= 3) onCheck(place);
	};
	return (
		<search className={styles['check']}>
			<form onSubmit={submit}>
				<SearchBox
					aria-label={t('areas.check')}
					placeholder={t('areas.check')}
					value={place}
					maxLength={200}
					onChange={({ target }) => setPlace(target.value)}
				/>
			</form>
		</search>
	);
}

/** Which area wins, and why. */
export function PlaceCheckResult({ result }: { result: PlaceCheck }) {
	const t = useMessages();
	const { count } = useFormats();
	const [winner, ...others] = result.candidates;
	const { nearest } = result;
	return (
		<div role="status">
			<Note tone={winner ? 'ok' : 'warn'}>
				<p className={text['strong']}>
					{winner
						? t('areas.check.served', { area: `${winner.areaNumber} ${winner.name}` })
						: t('areas.check.outside')}
				</p>
				{result.address && <p>{result.address}</p>}
				{winner && <p>{t(`areas.check.by.${winner.by}`)}</p>}
				{winner && others.length > 0 && (
					<p>
						{t('areas.check.before', {
							priority: winner.priority,
							others: others
								.map(({ areaNumber, priority }) => `${areaNumber} (${priority})`)
								.join(', '),
						})}
					</p>
				)}
				{nearest && (
					<p>
						{t('areas.check.nearest', {
							area: nearest.areaNumber,
							kilometres: count(Math.round(nearest.metres / 100) / 10),
						})}
					</p>
				)}
			</Note>
		</div>
	);
}
