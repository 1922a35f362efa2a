/** E-mails name the seller too, so the constant is defined with the functions. */
export { seller } from '../../supabase/functions/_shared/seller'
export { farmWhatsApp } from '../../supabase/functions/_shared/whatsapp'
