/** The stylesheet of the site: everything under renderer/, extracted. */
declare module '#styles';
