-- The farm cancelled a workshop. In a file of its own: a new enum value cannot be used in its own transaction.
alter type public.notification_kind add value 'workshop_cancelled' after 'workshop_moved';
