import { Button } from '../button/button.tsx';
import { Progress } from '../progress/progress.tsx';
import styles from './load-more.module.css';

type LoadMoreProps = {
	shown: number;
	total: number;
	/** "24 von 96 Produkten", also read out when more have come. */
	countText: string;
	moreText: string;
	loadingText: string;
	loading?: boolean;
	onMore: () => void;
};

/** Says how much of a list is there and brings the next part. */
export function LoadMore({
	shown,
	total,
	countText,
	moreText,
	loadingText,
	loading = false,
	onMore,
}: LoadMoreProps) {
	return (
		<div className={styles['more']}>
			<p role="status">{countText}</p>
			<div className={styles['bar']}>
				<Progress value={shown} max={total} label={countText} size="sm" />
			</div>
			{shown < total && (
				<Button variant="secondary" loading={loading && loadingText} onClick={onMore}>
					{moreText}
				</Button>
			)}
		</div>
	);
}
