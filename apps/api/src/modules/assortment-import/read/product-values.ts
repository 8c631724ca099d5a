import type { ProductState } from '../../catalogue/index.ts';

/**
 * What a line says about a product; fields that it leaves out stay as they are. Brand and categories
 * are slugs or names, as they were sent.
 */
export type ProductValues = Partial<ProductState>;
