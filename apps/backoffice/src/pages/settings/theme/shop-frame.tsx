import { useState } from 'react';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { useSession } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import button from '../../../ui/button/button.module.css';
import { Button } from '../../../ui/button/button.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import type { IconComponent } from '../../../ui/icon/icon.tsx';
import { ExternalLinkIcon } from '../../../ui/icons/external-link.ts';
import { LockIcon } from '../../../ui/icons/lock.ts';
import { MonitorIcon } from '../../../ui/icons/monitor.ts';
import { SmartphoneIcon } from '../../../ui/icons/smartphone.ts';
import { TabletIcon } from '../../../ui/icons/tablet.ts';
import text from '../../../ui/layout/text.module.css';
import { Note } from '../../../ui/note/note.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import styles from './shop-frame.module.css';
import { useThemePreview } from './use-theme-preview.ts';

const devices = { desktop: 1440, tablet: 820, phone: 390 } as const;
type Device = keyof typeof devices;
const icons: Record<Device, IconComponent> = {
	desktop: MonitorIcon,
	tablet: TabletIcon,
	phone: SmartphoneIcon,
};
const HEIGHT = 720;

/** The real shop, reloaded with every saved change. It may neither leave the frame nor open others. */
export function ShopFrame({ draftVersion }: { draftVersion: number }) {
	const t = useMessages();
	const { baseUrl } = useSession().me.shop;
	const [page, setPage] = useState('home');
	const [device, setDevice] = useState<Device>('desktop');
	const { ref, width } = useWidth<HTMLDivElement>();
	const { data, error, refetch } = useThemePreview(draftVersion, page);
	if (hasErrorCode(error, 'conflict')) return <Note>{t('settings.noPreview')}</Note>;
	const pages = data?.pages ?? [];
	const path = pages.find(({ name }) => name === page)?.path ?? '/';
	const src = data && new URL(`${path}?theme=${data.token}`, baseUrl).href;
	const scale = Math.min(1, width / devices[device]);
	return (
		<div className={styles['preview']}>
			<div className={styles['bar']}>
				<Segments
					label={t('settings.previewPage')}
					value={page}
					onChange={setPage}
					options={pages.map(({ name }) => ({
						value: name,
						text: t(`settings.previewPage.${name}`),
					}))}
				/>
				<fieldset className={styles['devices']}>
					<legend className={text['hidden']}>{t('settings.device')}</legend>
					{(Object.keys(devices) as Device[]).map((name) => {
						const Icon = icons[name];
						return (
							<Button
								key={name}
								variant={name === device ? 'plain' : 'quiet'}
								isSquare
								aria-label={t(`settings.device.${name}`)}
								aria-pressed={name === device}
								onClick={() => setDevice(name)}
							>
								<Icon />
							</Button>
						);
					})}
				</fieldset>
			</div>
			{error && (
				<LoadFailed
					what={t('settings.previewFailed')}
					error={error}
					onRetry={() => void refetch()}
				/>
			)}
			<div className={styles['frame']}>
				<div className={styles['address']}>
					<LockIcon />
					<span className={`${text['small']} ${text['ellipsis']}`}>{new URL(baseUrl).host}</span>
					<Badge tone="accent">{t('settings.draftOnly')}</Badge>
					{src && (
						<a
							className={`${button['button']} ${button['quiet']} ${button['square']}`}
							href={src}
							target="_blank"
							rel="noreferrer"
							aria-label={t('settings.previewOpen')}
						>
							<ExternalLinkIcon />
						</a>
					)}
				</div>
				<div ref={ref} className={styles['viewport']} style={{ height: HEIGHT }}>
					{src && width > 0 && (
						<iframe
							title={t('settings.previewTitle')}
							src={src}
							sandbox="allow-scripts allow-same-origin allow-forms"
							referrerPolicy="no-referrer"
							style={{
								width: devices[device],
								height: HEIGHT / scale,
								transform: `scale(${scale})`,
							}}
						/>
					)}
				</div>
			</div>
		</div>
	);
}
