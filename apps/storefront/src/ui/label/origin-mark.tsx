import styles from './origin-mark.module.css';

/** The stripes of a country's flag, where they suffice to identify it; always beside its name. */
export function OriginMark({ country }: { country: string }) {
	const stripes = styles[country];
	return stripes && <span aria-hidden="true" className={`${styles['mark']} ${stripes}`} />;
}
