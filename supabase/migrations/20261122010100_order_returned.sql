-- A file of its own: a new value of an enumeration cannot be used in the transaction that adds it.
alter type public.order_status add value 'returned' after 'delivered';
