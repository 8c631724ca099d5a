import { pictureAddress } from '@korb/domain/catalogue/pictures';
import styles from './picture.module.css';

/** A product on its plate; the name stands beside it, so it needs none of its own. */
export function Picture({ base }: { base: string }) {
	return (
		<span className={styles['plate']}>
			<img src={pictureAddress(base, 160)} alt="" loading="lazy" width="160" height="160" />
		</span>
	);
}
