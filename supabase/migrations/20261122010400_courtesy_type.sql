-- A file of its own: a new value of an enumeration cannot be used in the transaction that adds it.
alter type public.credit_transaction_type add value 'courtesy';
