// What pages load only when there is a class to book, as one module: who sees the class on one page
// books it on the next, and each separate entry would move shared parts into the file of every page.
export { BookHere } from './book-sheet/book-here.tsx';
export { BookSheet } from './book-sheet/book-sheet.tsx';
export { CancelSheet } from './cancel-sheet/cancel-sheet.tsx';
export { ClassCard } from './class-to-book/class-card.tsx';
