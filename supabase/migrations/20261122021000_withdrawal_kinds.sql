-- A file of its own: a new value of an enumeration cannot be used in the transaction that adds it.
alter type public.notification_kind add value 'order_withdrawn' after 'order_delivered';
alter type public.notification_kind add value 'order_refunded' after 'order_withdrawn';
alter type public.notification_kind add value 'refund_account_missing' after 'order_refunded';
alter type public.notification_kind add value 'staff_withdrawal' after 'staff_dispute';
