import type { Me } from '@korb/contracts/admin/staff/staff';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useOnline } from '../../../platform/network/use-online.ts';
import { registerServiceWorker } from '../../../platform/offline/register-service-worker.ts';
import { nameUnit } from '../../../session/use-unit-name.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import floor from '../../../ui/floor/floor.module.css';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { CloudOffIcon } from '../../../ui/icons/cloud-off.ts';
import { ScanBarcodeIcon } from '../../../ui/icons/scan-barcode.ts';
import { BadgeStep } from './badge-step.tsx';
import styles from './floor-sign-in.module.css';
import { PinStep } from './pin-step.tsx';

type FloorSignInProps = {
	device: { name: string; unit: string; unitName: string | null };
	onEnter: (me: Me) => void;
	/** Managers sign in with a password here, too. */
	onDesk: () => void;
};

/** The badge says who it is, the PIN that it is them. Neither name nor figures before both. */
export function FloorSignIn({ device, onEnter, onDesk }: FloorSignInProps) {
	const t = useMessages();
	const isOnline = useOnline();
	useEffect(registerServiceWorker, []);
	const [badge, setBadge] = useState<string | null>(null);
	return (
		<main className={floor['floor']}>
			<header className={floor['head']}>
				<img src="/mark.svg" alt="" width="36" height="36" />
				<div className={floor['titles']}>
					<h1>{t('floor.title')}</h1>
					<p>{`${device.name}, ${device.unitName ?? nameUnit(device.unit, t)}`}</p>
				</div>
				<span role="status">
					<Badge tone={isOnline ? 'ok' : 'warn'}>
						{isOnline ? <CheckIcon /> : <CloudOffIcon />}
						{t(isOnline ? 'floor.online' : 'floor.offline')}
					</Badge>
				</span>
			</header>
			<div className={styles['body']}>
				<span className={styles['mark']}>
					<ScanBarcodeIcon />
				</span>
				{badge === null ? (
					<BadgeStep onBadge={setBadge} onDesk={onDesk} />
				) : (
					<PinStep key={badge} badge={badge} onEnter={onEnter} onBack={() => setBadge(null)} />
				)}
			</div>
		</main>
	);
}
