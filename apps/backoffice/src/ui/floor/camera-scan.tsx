import { useState } from 'react';
import { useCameraScan } from '../../platform/barcode/use-camera-scan.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../button/button.tsx';
import { CameraIcon } from '../icons/camera.ts';
import { Note } from '../note/note.tsx';
import styles from './camera-scan.module.css';

type CameraScanProps = { onCode: (code: string) => void };

/** Asks for the camera only once somebody wants it: a scanner or a keyboard is as good. */
export function CameraScan({ onCode }: CameraScanProps) {
	const t = useMessages();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			{isOpen && <Viewfinder onCode={onCode} />}
			<Button size="xl" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				<CameraIcon size="lg" />
				{t(isOpen ? 'camera.close' : 'camera.open')}
			</Button>
		</>
	);
}

function Viewfinder({ onCode }: CameraScanProps) {
	const t = useMessages();
	const { video, state } = useCameraScan(onCode);
	const isWorking = state === 'starting' || state === 'scanning';
	return (
		<>
			<div role="status">{!isWorking && <Note tone="warn">{t(`camera.${state}`)}</Note>}</div>
			<video
				ref={video}
				className={styles['video']}
				hidden={!isWorking}
				aria-label={t('camera.view')}
				muted
				playsInline
			/>
		</>
	);
}
