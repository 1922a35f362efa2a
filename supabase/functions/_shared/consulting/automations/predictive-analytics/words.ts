import type { RewritableFields } from '../../ai/words.ts'
import type { SalesForecast } from './schema.ts'

export const words: RewritableFields<SalesForecast> = { sales_forecast: ['summary'] }
