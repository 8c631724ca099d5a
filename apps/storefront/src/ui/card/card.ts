import styles from './card.module.css';

/** A framed element, such as a named section. */
export const cardClass = styles['card'];
