import type { PesticideTable } from '@korb/contracts/catalogue/recipes';
import { useState } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useSite } from '../../platform/site.tsx';
import { Table } from '../../ui/table/table.tsx';
import styles from './pesticides-page.module.css';

type Row = PesticideTable['rows'][number];

/** Every value beside its legal limit. */
export function ResidueTable({ table }: { table: PesticideTable }) {
	const t = useMessages();
	const { locale } = useSite().config;
	const [text, setText] = useState('');
	const found = table.rows.filter((row) => matches(row, text, locale));
	const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
	const figure = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
	const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
	const formatDay = (date: string) => day.format(new Date(date));
	const rows = found.map(({ product, origin, substance, value, limit, sampledOn }) => ({
		key: `${product} ${substance} ${sampledOn}`,
		cells: [
			product,
			origin,
			substance,
			figure.format(value),
			figure.format(limit),
			share.format(value / limit),
			formatDay(sampledOn),
		],
	}));
	const head = [
		t('pesticides.product'),
		t('pesticides.origin'),
		t('pesticides.substance'),
		t('pesticides.value'),
		t('pesticides.limit'),
		t('pesticides.share'),
		t('pesticides.sampled'),
	];
	return (
		<>
			<div className={styles['search']}>
				<label htmlFor="residue-search">{t('pesticides.search')}</label>
				<input
					id="residue-search"
					type="search"
					value={text}
					maxLength={60}
					onChange={(event) => setText(event.target.value)}
				/>
			</div>
			<Table
				caption={t('pesticides.caption')}
				captionHidden
				head={head}
				rows={rows}
				words={[1, 2]}
				stacks
			/>
			<p className={styles['note']} role="status">
				{t('pesticides.found', { count: found.length })}{' '}
				{t('pesticides.updated', { day: formatDay(table.updatedOn) })}
			</p>
		</>
	);
}

function matches({ product, origin, substance }: Row, text: string, locale: string): boolean {
	const words = text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
	const whole = `${product} ${origin} ${substance}`.toLocaleLowerCase(locale);
	return words.every((word) => whole.includes(word));
}
