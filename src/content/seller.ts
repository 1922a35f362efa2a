/** E-mails name the seller too, so the constant lies with the functions. */
export { seller } from '../../supabase/functions/_shared/seller'
